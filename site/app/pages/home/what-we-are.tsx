import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Section } from "~/ui/section.tsx";
import { Video } from "~/ui/video.tsx";
import { home } from "~/words/home.ts";
import { useWords } from "~/words/use-words.tsx";
import { fill } from "~/words/words.ts";

export function WhatWeAre() {
  const words = useWords(home).whatWeAre;
  const { brand, introductionVideo } = useSiteSettings();
  return (
    <Section className="grid-12 items-end gap-y-12">
      <div className="col-span-full desktop:col-span-5">
        <h2>{words.title}</h2>
        <p className="mt-5.5 text-lead">{fill(words.lead, { brand })}</p>
        <p className="measure mt-6">{words.text}</p>
        <p className="mt-6">
          <ButtonLink to="/about" variant="secondary">
            {words.about}
          </ButtonLink>
        </p>
      </div>
      <Video
        {...introductionVideo}
        className="-mx-edge col-span-full desktop:col-span-6 desktop:col-start-7 desktop:ml-0 [&_a]:px-edge tablet:[&_a]:pr-6 desktop:[&_a]:pl-0 [&_picture]:aspect-7/4 desktop:[&_picture]:aspect-4/3 desktop:[&_iframe]:aspect-4/3 desktop:[&_iframe]:max-h-152 desktop:[&_picture]:max-h-152"
        poster={words.poster}
        sizes="(width < 64rem) 100vw, 54vw"
      />
    </Section>
  );
}
