import { results05 } from "~/content/pictures.ts";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { Video } from "~/ui/video.tsx";
import { videos } from "./videos.ts";

export function VideoGallery() {
  const { introductionVideo } = useSiteSettings();
  return (
    <section className="wrap py-section">
      <h2 className="mb-head">Videos</h2>
      <ul className="grid gap-x-column gap-y-10 tablet:grid-cols-2">
        {[{ ...introductionVideo, poster: results05 }, ...videos].map((video) => (
          <li key={video.title}>
            <Video
              note={video.note}
              poster={video.poster}
              sizes="(width < 44rem) 92vw, 46vw"
              title={video.title}
              youtubeId={video.youtubeId}
            />
          </li>
        ))}
      </ul>
      <p className="quiet mt-6 text-xs">Pictures are illustrative renderings.</p>
    </section>
  );
}
