import type { ReactNode } from "react";
import type { ImageAsset } from "~/content/model/model.ts";
import { CaptionedPicture } from "~/ui/captioned-picture.tsx";

interface PerksProps {
  action: ReactNode;
  caption?: string;
  image: ImageAsset;
  note: string;
  perks: readonly string[];
  title: string;
}

/** Short numbered list with a button, next to a picture that reaches the right edge of the window. */
export function Perks({ action, caption, image, note, perks, title }: PerksProps) {
  return (
    <section className="ground-evergreen flex flex-col-reverse desktop:grid desktop:grid-cols-[7fr_5fr]">
      <div className="px-edge py-section desktop:pr-[6vw]">
        <h2>{title}</h2>
        <ol className="mt-8 mb-12 border-hairline border-t">
          {perks.map((perk, index) => (
            <li
              className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-baseline border-hairline border-b py-3.25"
              key={perk}
            >
              <span aria-hidden="true" className="font-display font-light text-accent text-fig-s">
                {index + 1}
              </span>
              {perk}
            </li>
          ))}
        </ol>
        <div className="flex flex-col items-start gap-3">{action}</div>
        <p className="measure-note mt-6 text-quiet text-xs">{note}</p>
      </div>
      {/* The picture takes the height of the copy. */}
      <CaptionedPicture
        caption={caption}
        className="aspect-4/3 desktop:absolute desktop:inset-0 desktop:aspect-auto desktop:[&_img]:object-[80%_50%]"
        image={image}
        sizes="(width < 44rem) 88vw, (width < 64rem) 100vw, 60vw"
      />
    </section>
  );
}
