import { contentOf } from "~/content/content-context.server.ts";
import { media } from "~/copy/media.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { PageBanner } from "~/layout/page-banner.tsx";
import { WithheldContentNote } from "~/layout/withheld-content-note.tsx";
import { metaFromCopy } from "~/seo/page-meta.ts";
import { cx } from "~/ui/class-names.ts";
import { Section } from "~/ui/section.tsx";
import { Video } from "~/ui/video.tsx";
import type { Route } from "./+types/route.ts";
import { ContactAndBrand, Press, PressPictures } from "./press.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const { mediaMentions, mediaVideos, settings, stats } = contentOf(context);
  return { introductionVideo: settings.introductionVideo, mediaMentions, mediaVideos, stats };
}

export const meta = metaFromCopy(media, ({ meta }) => ({ ...meta, path: "/media" }));

export default function Media({ loaderData }: Route.ComponentProps) {
  const { introductionVideo, mediaMentions, mediaVideos, stats } = loaderData;
  const { banner, leadWithoutVideos, videos } = useCopy(media);
  const introduction = introductionVideo ? [{ ...introductionVideo, poster: videos.poster }] : [];
  const shown = [...introduction, ...mediaVideos];
  const isOdd = shown.length % 2 === 1;
  return (
    <>
      <PageBanner
        {...banner}
        className="aspect-16/10 tablet:aspect-21/6"
        lead={shown.length > 0 ? banner.lead : leadWithoutVideos}
      />
      <ContactAndBrand stats={stats} />
      <PressPictures />
      {shown.length > 0 && (
        <Section>
          <div className="mb-8 flex flex-wrap items-end justify-between gap-x-column gap-y-4">
            <div>
              <h2>{videos.title}</h2>
              <p className="measure mt-4">{videos.lead}</p>
            </div>
            <WithheldContentNote kind="mediaVideos" />
          </div>
          <ul className="grid gap-x-column gap-y-10 tablet:grid-cols-2">
            {shown.map((video, index) => (
              <li className={cx(index === 0 && isOdd && "tablet:col-span-full")} key={video.title}>
                <Video {...video} sizes="(width < 44rem) 88vw, 46vw" titleAt="below" />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Press mentions={mediaMentions} />
    </>
  );
}
