import { useState } from "react";
import { SectionHead } from "~/layout/section-head.tsx";
import { EnlargeablePicture } from "~/ui/enlargeable-picture.tsx";
import { Lightbox } from "~/ui/lightbox.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { results } from "./copy.ts";
import { resultPictures } from "./pictures.ts";

export function Results() {
  const [enlarged, setEnlarged] = useState<number | null>(null);
  return (
    <section className="wrap py-section">
      <SectionHead note={results.note} title={results.title} />
      <ul className="about-gallery">
        {resultPictures.map(({ caption, image }, position) => (
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
        images={resultPictures}
        index={enlarged}
        onClose={() => setEnlarged(null)}
        onIndexChange={setEnlarged}
      />
    </section>
  );
}
