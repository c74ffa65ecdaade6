import type { ReactNode } from "react";
import type { ImageAsset } from "~/content/model/model.ts";
import { Picture } from "~/ui/picture.tsx";
import "./perks.css";

interface PerksProps {
  /** The button that follows the list. */
  readonly action: ReactNode;
  /** Sand where an evergreen section comes next. */
  readonly ground?: "evergreen" | "sand";
  readonly image: ImageAsset;
  /** The caution that belongs to what the list promises, and what the picture is. */
  readonly note: string;
  readonly perks: readonly string[];
  readonly title: string;
}

/** A short numbered list and its button, beside a picture that bleeds off the right edge. */
export function Perks({ action, ground = "evergreen", image, note, perks, title }: PerksProps) {
  return (
    <section className={`perks ground-${ground}`}>
      <div className="perks-words">
        <h2>{title}</h2>
        <ol className="perks-list">
          {perks.map((perk, index) => (
            <li className="perk" key={perk}>
              <span aria-hidden="true" className="perk-number">
                {index + 1}
              </span>
              {perk}
            </li>
          ))}
        </ol>
        {action}
        <p className="quiet measure-note mt-6 text-xs">{note}</p>
      </div>
      <Picture className="perks-picture" image={image} sizes="(width < 64rem) 100vw, 60vw" />
    </section>
  );
}
