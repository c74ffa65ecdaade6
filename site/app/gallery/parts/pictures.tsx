import type { SiteContent } from "~/content/model/site-content.ts";
import { picture } from "~/copy/pictures.ts";
import { Carousel } from "~/ui/carousel.tsx";
import { EnlargeablePicture } from "~/ui/enlargeable-picture.tsx";
import { type LightboxPicture, useLightbox } from "~/ui/lightbox.tsx";
import { Video } from "~/ui/video.tsx";
import { Part } from "../part.tsx";

const pictures: readonly LightboxPicture[] = [
  { caption: `${picture("gallery-01").alt}.`, image: picture("gallery-01") },
  { caption: `${picture("gallery-02").alt}.`, image: picture("gallery-02") },
  { caption: "Illustrative rendering.", image: picture("gallery-03") },
];

export function Pictures({ content: { testimonials } }: { content: SiteContent }) {
  const { dialogOf, lightbox } = useLightbox(pictures);
  return (
    <>
      <Part title="Picture that enlarges, lightbox">
        <ul className="gallery-columns">
          {pictures.map(({ caption, image }, position) => (
            <li key={image.src}>
              <EnlargeablePicture
                caption={caption}
                dialog={dialogOf(position)}
                image={image}
                sizes="(width < 44rem) 92vw, 45vw"
              />
            </li>
          ))}
        </ul>
        {lightbox}
      </Part>
      <Part title="Carousel with pause">
        <Carousel
          label="Sample slides"
          slides={pictures.map(({ caption, image }, position) => ({
            caption,
            content: (
              <EnlargeablePicture
                caption={caption}
                dialog={dialogOf(position)}
                image={image}
                sizes="(width < 64rem) 100vw, 70vw"
              />
            ),
            id: image.src,
          }))}
        />
      </Part>
      <Part title="Slides side by side">
        <Carousel
          label="Sample testimonials"
          sideBySide
          slides={testimonials.map(({ video }) => ({
            caption: video.title,
            content: <Video {...video} sizes="(width < 44rem) 100vw, 35vw" />,
            id: video.title,
          }))}
        />
      </Part>
      <Part title="Video">
        <Video
          film={null}
          note="2 minutes 40 seconds, with captions. Plays from YouTube once you press play."
          poster={picture("hero-second-phase")}
          sizes="(width < 64rem) 100vw, 70vw"
          title="How we build"
          youtubeId="aqz-KE-bpKQ"
        />
      </Part>
    </>
  );
}
