import type { HostedVideo } from "~/content/model/settings.ts";
import type { CaptionedImage } from "~/content/model/site-content.ts";
import { capitalize, countWord } from "~/content/model/wording/running-text.ts";
import { about } from "~/copy/about.ts";
import { fill } from "~/copy/copy.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { WithheldContentNote } from "~/layout/withheld-content-note.tsx";
import { Accordion } from "~/ui/accordion.tsx";
import { Carousel } from "~/ui/carousel.tsx";
import { cx } from "~/ui/class-names.ts";
import { EnlargeablePicture } from "~/ui/enlargeable-picture.tsx";
import { useLightbox } from "~/ui/lightbox.tsx";
import { InlineLink } from "~/ui/links.tsx";
import { Section } from "~/ui/section.tsx";
import { Video } from "~/ui/video.tsx";

/** Number of pictures shown at first; the others are in a closed accordion. */
const shownAtFirst = 5;

export function Results({ pictures }: { pictures: readonly CaptionedImage[] }) {
  const copy = useCopy(about).results;
  const { dialogOf, lightbox } = useLightbox(pictures);
  if (pictures.length === 0) return null;
  const hasPhotographs = pictures.some(({ kind }) => kind === "photograph");
  const more = pictures.slice(shownAtFirst);
  const folded = <Tiles dialogOf={(position) => dialogOf(shownAtFirst + position)} pictures={more} />;
  const title = fill(copy.more, { count: capitalize(countWord(more.length)) });
  const lead = (
    <>
      <InlineLink to="/portfolio#completed">{copy.built}</InlineLink> {!hasPhotographs && copy.noPhotographs}{" "}
      {copy.lead}
    </>
  );
  return (
    <Section lead={lead} title={copy.title}>
      <Tiles dialogOf={dialogOf} pictures={pictures.slice(0, shownAtFirst)} />
      {more.length > 0 && (
        <div className="mt-8">
          <Accordion items={[{ content: folded, isWide: true, title }]} />
        </div>
      )}
      {lightbox}
    </Section>
  );
}

interface TilesProps {
  dialogOf: (position: number) => string;
  pictures: readonly CaptionedImage[];
}

function Tiles({ dialogOf, pictures }: TilesProps) {
  const layouts = layoutsOf(pictures.length);
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-8 tablet:grid-cols-12">
      {pictures.map(({ caption, image }, position) => {
        const tile = tiles[layouts[position] ?? "third"];
        return (
          <li
            className={cx(
              "max-tablet:nth-[3n+1]:col-span-full max-tablet:last:nth-[3n+2]:col-span-full",
              tile.place,
            )}
            key={image.src}
          >
            <EnlargeablePicture
              caption={caption}
              className={cx("aspect-4/3", tile.picture)}
              dialog={dialogOf(position)}
              image={image}
              sizes={tile.sizes}
            />
            <p className="mt-2 text-quiet text-xs/normal">{caption}</p>
          </li>
        );
      })}
    </ul>
  );
}

const usualSizes = "(width < 44rem) 88vw, 60vw";

/** Layouts of a picture on tablets and desktops. Phones alternate one wide picture and two narrow ones. */
const tiles = {
  /** Alone in the last row, so no neighbor sets its height. */
  alone: {
    picture: cx("tablet:aspect-2/1"),
    place: cx("tablet:col-span-full"),
    sizes: "(width < 44rem) 88vw, 92vw",
  },
  square: { picture: cx("tablet:aspect-square"), place: cx("tablet:col-span-5"), sizes: usualSizes },
  third: { picture: undefined, place: cx("tablet:col-span-4"), sizes: "(width < 44rem) 88vw, 34vw" },
  /** The aspect ratio makes it as high as the square next to it: 7 columns and 6 gaps to 5 columns and 4 gaps. */
  wide: { picture: cx("tablet:aspect-141/100"), place: cx("tablet:col-span-7"), sizes: usualSizes },
};

/**
 * Returns the layouts of pictures, row by row: 7 + 5, 4 + 4 + 4, 5 + 7 and 4 + 4 + 4 columns, then again. The last rows
 * depart from this order to fill all 12 columns.
 */
function layoutsOf(count: number): (keyof typeof tiles)[] {
  const layouts: (keyof typeof tiles)[] = [];
  let isMirrored = false;
  let isThirdsNext = false;
  while (layouts.length < count) {
    const left = count - layouts.length;
    if (left === 1) {
      layouts.push("alone");
    } else if (left === 3 || (isThirdsNext && left > 4)) {
      layouts.push("third", "third", "third");
      isThirdsNext = false;
    } else {
      layouts.push(...(isMirrored ? (["square", "wide"] as const) : (["wide", "square"] as const)));
      isMirrored = !isMirrored;
      isThirdsNext = true;
    }
  }
  return layouts;
}

interface MoreFromUsProps {
  pictures: readonly CaptionedImage[];
  /** The founder's video. */
  video: HostedVideo | null;
}

/** The founder's video and more pictures. The specification (section 2) requires the anchor `founder`. */
export function MoreFromUs({ pictures, video }: MoreFromUsProps) {
  const copy = useCopy(about).moreFromUs;
  const { dialogOf, lightbox } = useLightbox(pictures);
  if (!video && pictures.length === 0) return null;
  return (
    <Section id="founder" note={copy.lead} padding="bottom" title={copy.title}>
      <div className="grid-12 items-start gap-y-12">
        {video && (
          <div className="col-span-full desktop:col-span-7">
            <Video {...video} poster={copy.poster} sizes="(width < 64rem) 100vw, 58vw" />
            <div className="mt-3 flex flex-wrap items-baseline gap-x-4 gap-y-2">
              <p className="text-quiet text-xs">{copy.videoCaption}</p>
              <WithheldContentNote kind="founderVideo" />
            </div>
          </div>
        )}
        {pictures.length > 0 && (
          <Carousel
            // Without the video, the slides take the width of the video.
            className={cx("col-span-full", video ? "desktop:col-span-5" : "desktop:col-span-7")}
            label={copy.slidesLabel}
            slides={pictures.map(({ caption, image }, position) => ({
              caption,
              content: (
                <EnlargeablePicture
                  caption={caption}
                  className="aspect-video"
                  image={image}
                  dialog={dialogOf(position)}
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
