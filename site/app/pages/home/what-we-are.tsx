import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Video } from "~/ui/video.tsx";
import type { home } from "~/words/home.ts";
import { fill } from "~/words/words.ts";

export function WhatWeAre({ words }: { words: typeof home.whatWeAre }) {
  const { brand, introductionVideo } = useSiteSettings();
  return (
    <section className="wrap py-section">
      <div className="grid-12 items-end gap-y-12">
        <div className="col-span-full desktop:col-span-5">
          <h2>{words.title}</h2>
          <p className="mt-[1.375rem] text-lead">{fill(words.lead, { brand })}</p>
          <p className="measure mt-6">{words.text}</p>
          <p className="mt-6">
            <ButtonLink to="/about" variant="secondary">
              {words.about}
            </ButtonLink>
          </p>
        </div>
        <Video
          className="home-video"
          note={introductionVideo.note}
          poster={words.poster}
          sizes="(width < 64rem) 100vw, 54vw"
          title={introductionVideo.title}
          youtubeId={introductionVideo.youtubeId}
        />
      </div>
    </section>
  );
}
