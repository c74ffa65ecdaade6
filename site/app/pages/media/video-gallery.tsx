import type { PostedVideo } from "~/content/model/site-content.ts";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { Video } from "~/ui/video.tsx";
import { results05 } from "~/words/pictures.generated.ts";

export function VideoGallery({ videos }: { videos: readonly PostedVideo[] }) {
  const { introductionVideo } = useSiteSettings();
  return (
    <section className="wrap py-section">
      <h2 className="mb-head">Videos</h2>
      <ul className="grid gap-x-column gap-y-10 tablet:grid-cols-2">
        {[{ ...introductionVideo, poster: results05 }, ...videos].map((video) => (
          <li key={video.title}>
            <Video {...video} sizes="(width < 44rem) 92vw, 46vw" />
          </li>
        ))}
      </ul>
      <p className="quiet mt-6 text-xs">Pictures are illustrative renderings.</p>
    </section>
  );
}
