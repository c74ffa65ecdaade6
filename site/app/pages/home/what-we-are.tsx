import { results05 } from "~/content/model/pictures.generated.ts";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Video } from "~/ui/video.tsx";
import { whatWeAre } from "~/words/home.ts";

export function WhatWeAre() {
  const { brand, introductionVideo } = useSiteSettings();
  return (
    <section className="wrap py-section">
      <div className="grid-12 items-end gap-y-12">
        <div className="col-span-full desktop:col-span-5">
          <h2>{whatWeAre.title}</h2>
          <p className="mt-[1.375rem] text-lead">
            {brand} {whatWeAre.lead}
          </p>
          <p className="measure mt-6">{whatWeAre.text}</p>
          <p className="mt-6">
            <ButtonLink to={whatWeAre.action.to} variant="secondary">
              {whatWeAre.action.label}
            </ButtonLink>
          </p>
        </div>
        <Video
          className="home-video"
          note={introductionVideo.note}
          poster={results05}
          sizes="(width < 64rem) 100vw, 54vw"
          title={introductionVideo.title}
          youtubeId={introductionVideo.youtubeId}
        />
      </div>
    </section>
  );
}
