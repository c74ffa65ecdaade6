import { contentOf } from "~/content/content-context.server.ts";
import { PageBanner } from "~/layout/page-banner.tsx";
import { pageMeta } from "~/seo/page-meta.ts";
import { bannerVideo } from "~/words/pictures.generated.ts";
import type { Route } from "./+types/route.ts";
import { ContactAndBrand } from "./contact-and-brand.tsx";
import { Press } from "./press.tsx";
import { VideoGallery } from "./video-gallery.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const { mediaMentions, mediaVideos } = contentOf(context);
  return { mediaMentions, mediaVideos };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    {
      description:
        "Videos, press, and for journalists and hosts: a person to ask, what may be quoted, and brand files to download.",
      keywords: ["media contact", "press", "videos", "multifamily sponsor", "brand files"],
      path: "/media",
    },
    matches[0].loaderData,
  );
}

export default function Media({ loaderData: { mediaMentions, mediaVideos } }: Route.ComponentProps) {
  return (
    <>
      <PageBanner
        caption="Study model, illustrative rendering."
        image={bannerVideo}
        lead="Videos to watch; and for journalists, hosts and organizers, a person to ask and what you may use."
        title="Media"
      />
      <VideoGallery videos={mediaVideos} />
      <Press mentions={mediaMentions} />
      <ContactAndBrand />
    </>
  );
}
