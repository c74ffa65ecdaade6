import { ButtonLink } from "~/ui/button.tsx";
import { Picture } from "~/ui/picture.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import type { home } from "~/words/home.ts";

/** Paper becomes the rendering's sky; the words stand in it. */
export function Hero({ words }: { words: typeof home.hero }) {
  return (
    <section className="home-hero">
      <div className="home-hero-copy wrap grid-12">
        <div className="home-hero-words">
          <h1 className="home-hero-title">{words.title}</h1>
          <p className="home-hero-lead">{words.lead}</p>
          <p className="home-hero-actions">
            <ButtonLink icon="arrow" to="/current-project">
              {words.projects}
            </ButtonLink>
            <TextLink icon="none" to="/contact">
              {words.contact}
            </TextLink>
          </p>
        </div>
      </div>
      <Picture
        className="home-hero-picture"
        image={words.picture}
        priority
        sizes="(width < 44rem) 178vw, 100vw"
      />
    </section>
  );
}
