import { heroHome } from "~/content/model/pictures.generated.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Picture } from "~/ui/picture.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { hero } from "~/words/home.ts";

/** Paper becomes the rendering's sky; the words stand in it. */
export function Hero() {
  return (
    <section className="home-hero">
      <div className="home-hero-copy wrap grid-12">
        <div className="home-hero-words">
          <h1 className="home-hero-title">{hero.title}</h1>
          <p className="home-hero-lead">{hero.lead}</p>
          <p className="home-hero-actions">
            <ButtonLink icon="arrow" to={hero.firstAction.to}>
              {hero.firstAction.label}
            </ButtonLink>
            <TextLink icon="none" to={hero.secondAction.to}>
              {hero.secondAction.label}
            </TextLink>
          </p>
        </div>
      </div>
      <Picture className="home-hero-picture" image={heroHome} priority sizes="(width < 44rem) 178vw, 100vw" />
    </section>
  );
}
