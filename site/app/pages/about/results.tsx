import { useState } from "react";
import type { CaptionedImage } from "~/content/model/site-content.ts";
import { SectionHead } from "~/sections/section-head.tsx";
import { EnlargeablePicture } from "~/ui/enlargeable-picture.tsx";
import { Lightbox } from "~/ui/lightbox.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { results } from "~/words/about.ts";

export function Results({ pictures }: { pictures: readonly CaptionedImage[] }) {
  const [enlarged, setEnlarged] = useState<number | null>(null);
  if (pictures.length === 0) return null;
  return (
    <section className="wrap py-section">
      <SectionHead note={results.note} title={results.title} />
      <ul className="about-gallery">
        {pictures.map(({ caption, image }, position) => (
          <li key={image.src}>
            <EnlargeablePicture
              caption={caption}
              image={image}
              onEnlarge={() => setEnlarged(position)}
              sizes="(width < 44rem) 100vw, 60vw"
            />
          </li>
        ))}
      </ul>
      <p className="quiet mt-4 text-xs">{results.hint}</p>
      <p className="mt-4">
        <TextLink to="/portfolio">{results.portfolio}</TextLink>
      </p>
      <Lightbox
        images={pictures}
        index={enlarged}
        onClose={() => setEnlarged(null)}
        onIndexChange={setEnlarged}
      />
    </section>
  );
}
