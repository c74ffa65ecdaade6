import type { ReactNode } from "react";
import type { ImageAsset } from "~/content/model/model.ts";
import { LeadForm } from "~/leads/form/lead-form.tsx";
import { Picture } from "~/ui/picture.tsx";
import "./split-hero.css";

interface SplitHeroProps {
  /** A state and a place above the title. */
  readonly badge?: ReactNode;
  /** What the picture is, unless what follows the hero says it. */
  readonly caption?: string;
  readonly image: ImageAsset;
  readonly lead: string;
  readonly minimumInvestment: string;
  readonly title: string;
}

/** Title and picture at the left, the expert form at the right: on a phone the form comes after the picture. */
export function SplitHero({ badge, caption, image, lead, minimumInvestment, title }: SplitHeroProps) {
  return (
    <div className="split-hero">
      <div className="split-hero-copy">
        {badge && <p className="split-hero-badge">{badge}</p>}
        <h1 className="split-hero-title">{title}</h1>
        <p className="split-hero-lead">{lead}</p>
        <a className="button button-primary mt-6 desktop:hidden" href="#expert">
          Speak with an expert
        </a>
      </div>
      <Picture className="split-hero-picture" image={image} priority sizes="(width < 64rem) 100vw, 66vw" />
      {caption && <p className="split-hero-caption quiet text-xs">{caption}</p>}
      <section
        aria-labelledby="expert-title"
        className="split-hero-form ground-sand"
        id="expert"
        tabIndex={-1}
      >
        <h2 className="split-hero-form-title" id="expert-title">
          Speak with an expert
        </h2>
        <p className="mt-3 text-s">
          {`Ask about classes, timing and documents. From ${minimumInvestment}, accredited investors only.`}
        </p>
        <div className="mt-6">
          <LeadForm variant="expert" />
        </div>
      </section>
    </div>
  );
}
