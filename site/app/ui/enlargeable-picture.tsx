import { Maximize2 } from "lucide-react";
import { controls } from "~/words/controls.ts";
import { useWords } from "~/words/use-words.tsx";
import { fill } from "~/words/words.ts";
import { cx } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { LinkButton } from "./link-button.tsx";
import { largestFile, Picture, type PictureFile } from "./picture.tsx";

interface EnlargeablePictureProps {
  caption: string;
  /** Give it an aspect ratio to crop the picture. */
  className?: string;
  image: PictureFile;
  onEnlarge: () => void;
  /** How wide it stands in the layout, as in the attribute of that name. */
  sizes: string;
}

/** A picture that opens enlarged; without JavaScript it is a link to its large file. All of it can be pressed. */
export function EnlargeablePicture({ caption, className, image, onEnlarge, sizes }: EnlargeablePictureProps) {
  const said = useWords(controls).pictures;
  return (
    <div className={cx("group/card relative overflow-hidden", className)}>
      <Picture className="h-full" image={image} sizes={sizes} zooms />
      <LinkButton
        className={cx(
          "absolute right-0 bottom-0 grid size-11 place-items-center bg-paper text-evergreen print:hidden",
          "before:absolute before:right-0 before:bottom-0 before:h-screen before:w-screen",
          "transition-opacity focus-visible:-outline-offset-5 focus-visible:outline-evergreen motion-reduce:transition-none",
          "focus-visible:opacity-100 group-hover/card:opacity-100 tablet:can-hover:opacity-0",
        )}
        href={largestFile(image)}
        onPress={(link) => {
          // Safari gives a pressed link no focus, and the dialog would have nowhere to return it to.
          link.focus({ preventScroll: true });
          onEnlarge();
        }}
        opens="dialog"
      >
        <Icon of={Maximize2} />
        <span className="sr-only">{fill(said.enlarge, { caption })}</span>
      </LinkButton>
    </div>
  );
}
