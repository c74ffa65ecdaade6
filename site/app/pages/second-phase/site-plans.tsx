import { EnlargeablePicture } from "~/ui/enlargeable-picture.tsx";
import { useLightbox } from "~/ui/lightbox.tsx";
import { Section } from "~/ui/section.tsx";
import { secondPhase } from "~/words/second-phase.ts";
import { useWords } from "~/words/use-words.tsx";

const firstSizes = "(width < 64rem) 92vw, 62vw";
const otherSizes = "(width < 44rem) 92vw, (width < 64rem) 46vw, 30vw";

/** Never cropped: a plan is read to its edges. */
export function SitePlans() {
  const { note, plans, title } = useWords(secondPhase).sitePlans;
  const { enlarge, lightbox } = useLightbox(plans);
  return (
    <Section ground="plan" note={note} title={title}>
      <div
        className="grid gap-x-column gap-y-6 tablet:grid-cols-2 desktop:grid-cols-12 desktop:items-start"
        data-plans
      >
        {plans.map(({ caption, image }, position) => (
          <figure
            className="tablet:first:col-span-full desktop:col-[9/-1] desktop:first:col-[1/span_8] desktop:first:row-[1/span_2] [&_a]:opacity-100 [&_img]:h-auto"
            key={image.src}
          >
            <EnlargeablePicture
              caption={caption}
              image={image}
              onEnlarge={() => enlarge(position)}
              sizes={position === 0 ? firstSizes : otherSizes}
            />
            <figcaption className="pt-3 text-pretty text-quiet text-xs/normal">{caption}</figcaption>
          </figure>
        ))}
      </div>
      {lightbox}
    </Section>
  );
}
