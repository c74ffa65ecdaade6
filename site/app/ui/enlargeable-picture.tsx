import { Maximize2 } from "lucide-react";
import { controls } from "~/copy/controls.ts";
import { fill } from "~/copy/copy.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { cx } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { dialogCommand } from "./lightbox.tsx";
import { largestFile, Picture, type PictureFile } from "./picture.tsx";

interface EnlargeablePictureProps {
  caption: string;
  /** An aspect ratio crops the picture. */
  className?: string;
  /** ID of its dialog: see `useLightbox`. */
  dialog: string;
  image: PictureFile;
  /** Width in the layout, for the `sizes` attribute. */
  sizes: string;
}

const openerLook = cx(
  "absolute right-0 bottom-0 grid size-8 place-items-center bg-surface tablet:size-11 text-heading print:hidden",
  "before:absolute before:right-0 before:bottom-0 before:h-screen before:w-screen",
  "transition-opacity focus-visible:-outline-offset-5 focus-visible:outline-focus motion-reduce:transition-none",
  "focus-visible:opacity-100 group-hover/card:opacity-100 tablet:can-hover:opacity-0",
);

/** Picture that opens enlarged, even without scripts. In browsers without popovers it links to the file. */
export function EnlargeablePicture({ caption, className, dialog, image, sizes }: EnlargeablePictureProps) {
  const copy = useCopy(controls).pictures;
  const content = (
    <>
      <Icon of={Maximize2} />
      <span className="sr-only">{fill(copy.enlarge, { caption })}</span>
    </>
  );
  return (
    <div className={cx("group/card relative overflow-hidden", className)}>
      <Picture className="h-full" image={image} sizes={sizes} zooms />
      <button
        {...dialogCommand.open(dialog)}
        aria-haspopup="dialog"
        className={cx(openerLook, "not-popovers:hidden")}
        data-opener
        // Safari does not focus a clicked button, so the dialog could not return the focus.
        onClick={({ currentTarget }) => currentTarget.focus({ preventScroll: true })}
        type="button"
      >
        {content}
      </button>
      <a className={cx(openerLook, "popovers:hidden")} data-opener href={largestFile(image)}>
        {content}
      </a>
    </div>
  );
}
