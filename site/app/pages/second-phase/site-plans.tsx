import { useState } from "react";
import { SectionHead } from "~/sections/section-head.tsx";
import { EnlargeablePicture } from "~/ui/enlargeable-picture.tsx";
import { type CaptionedPicture, Lightbox } from "~/ui/lightbox.tsx";
import { siteplan1, siteplan2, siteplan3 } from "~/words/pictures.generated.ts";
import { sitePlans } from "~/words/second-phase.ts";

const plans: readonly CaptionedPicture[] = [
  { image: siteplan1, caption: sitePlans.captions.fromAbove },
  { image: siteplan2, caption: sitePlans.captions.fromTheSide },
  { image: siteplan3, caption: sitePlans.captions.typicalFloor },
];

/** Never cropped: a plan is read to its edges. */
export function SitePlans() {
  const [enlarged, setEnlarged] = useState<number | null>(null);
  return (
    <section className="ground-plan">
      <div className="wrap py-section">
        <SectionHead note={sitePlans.note} title={sitePlans.title} />
        <div className="plans">
          {plans.map(({ caption, image }, index) => (
            <figure className="plan" key={image.src}>
              <EnlargeablePicture
                caption={caption}
                image={image}
                onEnlarge={() => setEnlarged(index)}
                sizes={
                  index === 0
                    ? "(width < 64rem) 92vw, 62vw"
                    : "(width < 44rem) 92vw, (width < 64rem) 46vw, 30vw"
                }
              />
              <figcaption>{caption}</figcaption>
            </figure>
          ))}
        </div>
        <Lightbox
          images={plans}
          index={enlarged}
          onClose={() => setEnlarged(null)}
          onIndexChange={setEnlarged}
        />
      </div>
    </section>
  );
}
