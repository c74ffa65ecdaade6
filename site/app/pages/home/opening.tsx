import { home } from "~/copy/home.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { TextLink } from "~/ui/links.tsx";
import { CaptionedPicture, Picture } from "~/ui/picture.tsx";
import "./hero.css";
import "./scene.css";

/** Hero whose background fades from the page color into the sky of the picture. */
export function Hero() {
  const { facts, hero: copy } = useCopy(home);
  return (
    <section className="bg-linear-to-b/srgb dusk:bg-none print:bg-none from-13% from-paper via-37% via-sky-pale to-59% to-sky-blue desktop:from-0% desktop:via-12% desktop:to-30%">
      <div className="wrap relative z-1 grid-12">
        <div className="col-span-full pt-[max(--spacing(6.75),2.45vw)] desktop:col-span-5 desktop:col-start-8">
          <h1 className="text-hero desktop:-mr-gutter">{copy.title}</h1>
          {copy.lead && <p className="mt-5 max-w-[38ch] text-balance text-lead-s">{copy.lead}</p>}
          <p className="mt-6 flex flex-wrap items-center print:hidden gap-x-6 gap-y-3">
            <ButtonLink className="max-tablet:w-full" icon="arrow" to="/current-project">
              {copy.projects}
            </ButtonLink>
            <TextLink href="#ask" icon="none">
              {copy.contact}
            </TextLink>
          </p>
        </div>
      </div>
      <CaptionedPicture
        caption={facts.pictureCaption}
        className="home-hero-picture aspect-square tablet:aspect-16/10 desktop:aspect-16/8 [&_img]:object-top"
        dusk={{ image: copy.duskImage, phoneImage: copy.duskPhoneImage }}
        figureClassName="-mt-6 tablet:-mt-14 desktop:-mt-[18.5vw] print:mt-4"
        image={copy.image}
        phoneImage={copy.phoneImage}
        priority
        // Below 90rem, states 10% less than the real width, so that most windows load a third fewer bytes.
        sizes="(width < 90rem) 90vw, 100vw"
      />
    </section>
  );
}

/** Pictures of a building that turns from a drawing into a rendering as the visitor scrolls. */
export function Scene() {
  const copy = useCopy(home).scene;
  return (
    <section aria-labelledby="scene-title" className="scene mt-10">
      <div className="scene-pin">
        <h2 className="scene-title" id="scene-title">
          {copy.title}
        </h2>
        {copy.stages.map(({ image, phoneImage, text, title }) => (
          <figure className="scene-layer print:break-inside-avoid" key={title}>
            <Picture image={image} phoneImage={phoneImage} sizes="100vw" />
            <figcaption className="text-quiet text-xs/snug">
              <b className="block font-display font-normal text-heading text-title tablet:text-h3">{title}</b>{" "}
              <span>{text}</span>
            </figcaption>
          </figure>
        ))}
        <span className="scene-edge hidden" />
        <span className="scene-edge hidden" />
      </div>
    </section>
  );
}
