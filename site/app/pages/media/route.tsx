import { contentOf } from "~/content/content-context.server.ts";
import { media } from "~/copy/media.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { PageBanner } from "~/layout/page-banner.tsx";
import { WithheldContentNote } from "~/layout/withheld-content-note.tsx";
import { metaIn } from "~/seo/page-meta.ts";
import { cx } from "~/ui/class-names.ts";
import { Section } from "~/ui/section.tsx";
import { Video } from "~/ui/video.tsx";
import type { Route } from "./+types/route.ts";
import { ContactAndBrand, Press } from "./press.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const { mediaMentions, mediaVideos, settings } = contentOf(context);
  return { introductionVideo: settings.introductionVideo, mediaMentions, mediaVideos };
}

export const meta = metaIn(media, ({ meta }) => ({ ...meta, path: "/media" }));

export default function Media({ loaderData }: Route.ComponentProps) {
  const { introductionVideo, mediaMentions, mediaVideos } = loaderData;
  const { banner, leadWithoutVideos, videos } = useCopy(media);
  const introduction = introductionVideo ? [{ ...introductionVideo, poster: videos.poster }] : [];
  const shown = [...introduction, ...mediaVideos];
  const [first, ...others] = shown;
  return (
    <>
      <PageBanner {...banner} lead={first ? banner.lead : leadWithoutVideos} />
      {first && (
        <Section>
          <div className="mb-8 flex flex-wrap items-end justify-between gap-x-column gap-y-4">
            <h2>{videos.title}</h2>
            <WithheldContentNote kind="mediaVideos" />
          </div>
          <ul
            className={cx(
              "grid gap-x-column gap-y-10",
              others.length % 3 === 0 ? "tablet:grid-cols-3" : "tablet:grid-cols-2",
            )}
          >
            <li className="tablet:col-span-full tablet:[&_summary_picture]:aspect-2/1">
              <Video {...first} sizes="92vw" />
            </li>
            {others.map((video) => (
              <li key={video.title}>
                <Video {...video} titleAt="below" sizes="(width < 44rem) 88vw, 46vw" />
              </li>
            ))}
          </ul>
          <p className="mt-6 text-quiet text-xs">{videos.note}</p>
        </Section>
      )}
      <Press mentions={mediaMentions} />
      <ContactAndBrand />
    </>
  );
}
