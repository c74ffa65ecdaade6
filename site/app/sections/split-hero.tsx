import type { ReactNode } from "react";
import type { ImageAsset } from "~/content/model/model.ts";
import { fill } from "~/copy/copy.ts";
import { sections } from "~/copy/sections.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { LeadForm } from "~/leads/form/lead-form.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { cx } from "~/ui/class-names.ts";
import { CaptionedPicture } from "~/ui/picture.tsx";

type SplitHeroProps = {
  badge?: ReactNode;
  /** Caption of the picture or drawing. */
  caption?: string;
  /** Links below the lead. */
  children?: ReactNode;
  /** Key figures: below picture and form on desktops, between them on phones and tablets. */
  facts?: ReactNode;
  /** Replaces title and text of the expert form. */
  form?: { text: string; title: string } | undefined;
  lead: string;
  minimumInvestment: string;
  /** Caution below the lead. Omit it if figures with a caution follow. */
  note?: string;
  title: string;
} & ({ drawing?: never; image: ImageAsset } | { drawing: ReactNode; image?: never });

/** Title and picture on the left, the expert form on the right. On phones and tablets they follow each other. */
export function SplitHero({
  badge,
  caption,
  children,
  drawing,
  facts,
  form,
  image,
  lead,
  minimumInvestment,
  note,
  title,
}: SplitHeroProps) {
  const defaultForm = useCopy(sections).expert;
  const expert = form ?? defaultForm;
  return (
    <div className="grid desktop:grid-cols-[minmax(0,1fr)_calc(clamp(23rem,34vw,34rem)-var(--spacing-gutter)+var(--spacing-edge))] desktop:grid-rows-[auto_minmax(clamp(20rem,32.5vw,38rem),1fr)]">
      <div className="px-edge pt-8 pb-7 desktop:pt-[clamp(1.5rem,3.6vw,4rem)] desktop:pr-column desktop:pb-9">
        {badge && <p className="moving-badge mb-3 flex w-fit flex-wrap gap-x-6">{badge}</p>}
        {/* Not balanced, so that the number of a phase wraps to the second line. */}
        <h1 className="moving-title max-w-[18ch] text-landing text-wrap">{title}</h1>
        {lead && <p className="mt-5 max-w-[30em] text-balance text-lead">{lead}</p>}
        {note && <p className="measure-note mt-4 text-pretty text-quiet text-xs/normal">{note}</p>}
        <ButtonLink className="mt-6 max-tablet:w-full desktop:hidden" href="#expert">
          {expert.title}
        </ButtonLink>
        {children}
      </div>
      {/* The picture takes the height that the title leaves, so that the form fits the first screen. */}
      {image ? (
        <CaptionedPicture
          caption={caption}
          className="moving-picture aspect-16/11 desktop:aspect-auto desktop:h-full"
          figureClassName="desktop:row-start-2 desktop:h-0 desktop:min-h-full"
          image={image}
          priority
          sizes="(width < 44rem) 88vw, (width < 64rem) 100vw, 66vw"
        />
      ) : (
        <figure className="flex flex-col px-edge pb-6 desktop:row-start-2 desktop:h-0 desktop:min-h-full desktop:pr-column">
          {drawing}
          {caption && <figcaption className="mt-3 text-quiet text-xs">{caption}</figcaption>}
        </figure>
      )}
      {facts && <div className="desktop:col-span-full desktop:row-start-3">{facts}</div>}
      <section
        aria-labelledby="expert-title"
        className={cx(
          "ground-sand px-edge pt-10 pb-12 print:hidden",
          "desktop:col-start-2 desktop:row-span-2 desktop:row-start-1 desktop:pt-9 desktop:pb-9 desktop:pl-9",
        )}
        id="expert"
        tabIndex={-1}
      >
        <h2 className="text-h3-l/display tracking-display" id="expert-title">
          {expert.title}
        </h2>
        <p className="mt-3 text-s">{fill(expert.text, { minimumInvestment })}</p>
        <div className="mt-6 tablet:max-desktop:[&_fieldset]:grid-cols-2">
          <LeadForm variant="expert" />
        </div>
      </section>
    </div>
  );
}
