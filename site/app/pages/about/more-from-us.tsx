import { useState } from "react";
import { sampleVideoId } from "~/content/model/model.ts";
import type { CaptionedImage } from "~/content/model/site-content.ts";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { Carousel } from "~/ui/carousel.tsx";
import { EnlargeablePicture } from "~/ui/enlargeable-picture.tsx";
import { Lightbox } from "~/ui/lightbox.tsx";
import { Video } from "~/ui/video.tsx";
import { moreFromUs } from "~/words/about.ts";
import { heroSecondPhase } from "~/words/pictures.generated.ts";

/** Other pages link to its anchor, `founder`: specification, section 2. */
export function MoreFromUs({ pictures }: { pictures: readonly CaptionedImage[] }) {
  const { founderVideo } = useSiteSettings();
  const [enlarged, setEnlarged] = useState<number | null>(null);
  return (
    <section className="wrap pb-section" id="founder">
      <h2 className="mb-head">{moreFromUs.title}</h2>
      <div className="grid-12 items-start gap-y-12">
        <div className="col-span-full desktop:col-span-7">
          <Video {...founderVideo} poster={heroSecondPhase} sizes="(width < 64rem) 100vw, 58vw" />
          <p className="quiet mt-3 text-xs">
            {founderVideo.youtubeId === sampleVideoId
              ? moreFromUs.sampleVideoCaption
              : moreFromUs.videoCaption}
          </p>
        </div>
        {pictures.length > 0 && (
          <Carousel
            className="col-span-full desktop:col-span-5"
            label={moreFromUs.slidesLabel}
            slides={pictures.map(({ caption, image }, position) => ({
              caption,
              content: (
                <EnlargeablePicture
                  caption={caption}
                  className="about-slide"
                  image={image}
                  onEnlarge={() => setEnlarged(position)}
                  sizes="(width < 64rem) 100vw, 40vw"
                />
              ),
              id: image.src,
            }))}
          />
        )}
      </div>
      <Lightbox
        images={pictures}
        index={enlarged}
        onClose={() => setEnlarged(null)}
        onIndexChange={setEnlarged}
      />
    </section>
  );
}
