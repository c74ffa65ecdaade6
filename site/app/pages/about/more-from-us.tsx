import { sampleVideoId } from "~/content/model/sample-video.ts";
import type { CaptionedImage } from "~/content/model/site-content.ts";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { Carousel } from "~/ui/carousel.tsx";
import { EnlargeablePicture } from "~/ui/enlargeable-picture.tsx";
import { useLightbox } from "~/ui/lightbox.tsx";
import { Section } from "~/ui/section.tsx";
import { Video } from "~/ui/video.tsx";
import { about } from "~/words/about.ts";
import { useWords } from "~/words/use-words.tsx";

/** Other pages link to its anchor, `founder`: specification, section 2. */
export function MoreFromUs({ pictures }: { pictures: readonly CaptionedImage[] }) {
  const words = useWords(about).moreFromUs;
  const { founderVideo } = useSiteSettings();
  const { enlarge, lightbox } = useLightbox(pictures);
  const isSample = founderVideo.youtubeId === sampleVideoId;
  return (
    <Section id="founder" padding="bottom" title={words.title}>
      <div className="grid-12 items-start gap-y-12">
        <div className="col-span-full desktop:col-span-7">
          <Video {...founderVideo} poster={words.poster} sizes="(width < 64rem) 100vw, 58vw" />
          <p className="mt-3 text-quiet text-xs">
            {isSample ? words.sampleVideoCaption : words.videoCaption}
          </p>
        </div>
        {pictures.length > 0 && (
          <Carousel
            className="col-span-full desktop:col-span-5"
            label={words.slidesLabel}
            slides={pictures.map(({ caption, image }, position) => ({
              caption,
              content: (
                <EnlargeablePicture
                  caption={caption}
                  className="aspect-video"
                  image={image}
                  onEnlarge={() => enlarge(position)}
                  sizes="(width < 64rem) 100vw, 40vw"
                />
              ),
              id: image.src,
            }))}
          />
        )}
      </div>
      {lightbox}
    </Section>
  );
}
