import type { SiteContent } from "~/content/model/site-content.ts";
import { picture } from "~/copy/pictures.ts";
import { Carousel } from "~/ui/carousel.tsx";
import { EnlargeablePicture } from "~/ui/enlargeable-picture.tsx";
import { type LightboxPicture, useLightbox } from "~/ui/lightbox.tsx";
import { Video } from "~/ui/video.tsx";
import { Part } from "../part.tsx";

const caption = "Illustrative rendering.";
const pictures: readonly LightboxPicture[] = [
  { caption: `${picture("gallery-01").alt}.`, image: picture("gallery-01") },
  { caption: `${picture("gallery-02").alt}.`, image: picture("gallery-02") },
  { caption, image: picture("gallery-03") },
];

export function Pictures({ content: { testimonials } }: { content: SiteContent }) {
  const { dialogOf, lightbox } = useLightbox(pictures);
  return (
    <>
      <Part title="Picture that enlarges, lightbox">
        <ul className="gallery-columns">
          {pictures.map((picture, position) => (
            <li key={picture.image.src}>
              <EnlargeablePicture
                caption={picture.caption}
                image={picture.image}
                dialog={dialogOf(position)}
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
          slides={pictures.map((picture) => ({
            caption: picture.caption,
            content: (
              <EnlargeablePicture
                caption={picture.caption}
                image={picture.image}
                dialog={dialogOf(pictures.indexOf(picture))}
                sizes="(width < 64rem) 100vw, 70vw"
              />
            ),
            id: picture.image.src,
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
