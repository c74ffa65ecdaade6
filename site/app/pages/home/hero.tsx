import type { home } from "~/copy/home.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { CaptionedPicture } from "~/ui/captioned-picture.tsx";
import { TextLink } from "~/ui/links.tsx";
import "./hero.css";

/** Hero whose background fades from the page color into the sky of the picture. */
export function Hero({ caption, copy }: { caption: string; copy: typeof home.hero }) {
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
        caption={caption}
        className="home-hero-picture aspect-square tablet:aspect-16/10 desktop:aspect-16/8 [&_img]:object-top"
        dusk={{ image: copy.duskImage, phoneImage: copy.duskPhoneImage }}
        figureClassName="-mt-6 tablet:-mt-14 desktop:-mt-[18.5vw] print:mt-4"
        image={copy.image}
        phoneImage={copy.phoneImage}
        priority
        // Pictures 10% narrower than the window save a third of the bytes at most widths.
        sizes="(width < 90rem) 90vw, 100vw"
      />
    </section>
  );
}
