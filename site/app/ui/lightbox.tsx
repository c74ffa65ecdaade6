import { X } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { controls } from "~/words/controls.ts";
import { useWords } from "~/words/use-words.tsx";
import { fill } from "~/words/words.ts";
import { Button, StepButton } from "./button.tsx";
import { cx } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { Picture, type PictureFile } from "./picture.tsx";
import { steppedIndex } from "./use-slides.ts";

export interface CaptionedPicture {
  caption: string;
  image: PictureFile;
}

interface LightboxProps {
  images: readonly CaptionedPicture[];
  /** Which picture is shown, counted from 0; closed when null. */
  index: number | null;
  show: (index: number | null) => void;
}

/** From tablets on as wide as a picture of 16:10 that is as high as the window allows. */
const frame = cx(
  "ground-evergreen mx-0 my-auto max-h-dvh w-full max-w-none overflow-y-auto overscroll-contain bg-ink",
  "backdrop:bg-ink/88 tablet:mx-auto forced-colors:border",
  "tablet:w-[max(34rem,min(100vw-2*var(--spacing-gutter),(100dvh-12rem)*1.6+3rem))]",
);

/** On a phone two lines, so that nothing moves from picture to picture. */
const captionLook = cx(
  "col-span-full min-h-[3em] text-quiet text-xs/normal",
  "tablet:col-start-2 tablet:col-end-3 tablet:row-start-3 tablet:min-h-0 tablet:px-4 tablet:text-center",
);

/** Lets pictures be enlarged: put `lightbox` anywhere on the page, and call `enlarge` with a picture's position. */
export function useLightbox(images: readonly CaptionedPicture[]) {
  const [shown, setShown] = useState<number | null>(null);
  return { enlarge: setShown, lightbox: <Lightbox images={images} index={shown} show={setShown} /> };
}

/** Pictures enlarged above the page. The browser keeps the focus inside and returns it to what opened it. */
function Lightbox({ images, index, show }: LightboxProps) {
  const said = useWords(controls).pictures;
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOverlay = useRef(false);
  const isOpen = index !== null;
  const shown = isOpen ? images[index] : undefined;

  useEffect(() => {
    if (!isOpen) return;
    const element = dialog.current;
    element?.showModal();
    const releasePage = holdPage();
    return () => {
      releasePage();
      element?.close();
    };
  }, [isOpen]);

  function step(by: 1 | -1) {
    if (isOpen) show(steppedIndex(index, by, images.length));
  }

  function stepByArrowKey({ key }: KeyboardEvent) {
    if (key === "ArrowLeft") step(-1);
    if (key === "ArrowRight") step(1);
  }

  // The overlay belongs to the dialog, everything else to what is inside it. A press that began inside and was let go
  // outside, as when a text is selected, is none on the overlay.
  const isOnOverlay = ({ currentTarget, target }: MouseEvent) => target === currentTarget;

  return (
    <dialog
      aria-label={said.label}
      className={frame}
      onClick={(event) => {
        if (pressedOverlay.current && isOnOverlay(event)) dialog.current?.close();
      }}
      onClose={() => show(null)}
      onKeyDown={stepByArrowKey}
      onMouseDown={(event) => {
        pressedOverlay.current = isOnOverlay(event);
      }}
      ref={dialog}
    >
      {isOpen && shown && (
        <div className="grid grid-cols-[1fr_auto_auto] items-center gap-3 px-5 pt-4 pb-6 tablet:grid-cols-[8rem_1fr_8rem] tablet:px-6">
          <p aria-hidden="true" className="figures font-display text-title-s tablet:col-span-2">
            {index + 1} / {images.length}
          </p>
          <Button
            className="col-start-2 col-end-4 tablet:col-start-3 tablet:justify-self-end"
            onClick={() => dialog.current?.close()}
            size="small"
            variant="secondary"
          >
            {said.close}
            <Icon of={X} />
          </Button>
          <Picture
            className="col-span-full [&_img]:max-h-[calc(100dvh-12rem)] [&_img]:min-h-32"
            fit="contain"
            image={shown.image}
            key={shown.image.src}
            sizes="100vw"
          />
          <p aria-live="polite" className={captionLook}>
            <span className="sr-only">
              {fill(said.position, { number: index + 1, count: images.length })}{" "}
            </span>
            {shown.caption}
          </p>
          {images.length > 1 && (
            <>
              <StepButton
                className="col-start-2 tablet:col-start-1 tablet:row-start-3"
                direction="previous"
                label={said.previous}
                onClick={() => step(-1)}
              />
              <StepButton
                className="col-start-3 tablet:row-start-3 tablet:justify-self-end"
                direction="next"
                label={said.next}
                onClick={() => step(1)}
              />
            </>
          )}
        </div>
      )}
    </dialog>
  );
}

/**
 * Keeps the page behind a dialog from scrolling, and from growing into the place of its scrollbar. (A stable gutter
 * would do that without measuring, but changes what `vw` means while it is there.) Returns the release.
 */
function holdPage(): () => void {
  const { clientWidth, style } = document.documentElement;
  style.paddingRight = `${innerWidth - clientWidth}px`;
  style.overflow = "hidden";
  return () => {
    style.removeProperty("padding-right");
    style.removeProperty("overflow");
  };
}
