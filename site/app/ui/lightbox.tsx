import { X } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, useId, useRef } from "react";
import { controls } from "~/copy/controls.ts";
import { fill } from "~/copy/copy.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { Button, StepButton } from "./button.tsx";
import { cx } from "./class-names.ts";
import { closeDialog } from "./close-dialog.ts";
import { Icon } from "./icon.tsx";
import { Picture, type PictureFile } from "./picture.tsx";
import { steppedIndex } from "./use-slides.ts";

export interface LightboxPicture {
  caption: string;
  image: PictureFile;
}

/** Classes of the dialog. On tablets and desktops it is as wide as a 16:10 picture that fills the height. */
const dialogLook = cx(
  "ground-evergreen mx-0 my-auto max-h-dvh w-full max-w-none overflow-y-auto overscroll-contain bg-ink",
  "backdrop:bg-ink/88 tablet:mx-auto forced-colors:border",
  "tablet:w-[max(34rem,min(100vw-2*var(--spacing-gutter),(100dvh-12rem)*1.6+3rem))]",
);

/** Captions reserve two lines on phones, so that nothing moves between pictures. */
const captionLook = cx(
  "col-span-full min-h-[3em] text-quiet text-xs/normal",
  "tablet:col-start-2 tablet:col-end-3 tablet:row-start-3 tablet:min-h-0 tablet:px-4 tablet:text-center",
);

/** Button attributes that open or close a dialog without scripts. Browsers without `command` open it as a popover. */
export const dialogCommand = {
  open: (dialog: string) => ({ command: "show-modal", commandfor: dialog, popoverTarget: dialog }),
  close: (dialog: string) =>
    ({ command: "close", commandfor: dialog, popoverTarget: dialog, popoverTargetAction: "hide" }) as const,
};

/**
 * Enlarges pictures. `dialogOf` returns the dialog ID of a picture. Render `lightbox` outside of elements that may be
 * inert.
 */
export function useLightbox(pictures: readonly LightboxPicture[]) {
  const id = useId();
  const dialogOf = (position: number) => `${id}-${position}`;
  return {
    dialogOf,
    lightbox: pictures.map((picture, position) => (
      <EnlargedPicture
        {...picture}
        count={pictures.length}
        id={dialogOf(position)}
        key={picture.image.src}
        number={position + 1}
        step={(by) => openDialog(dialogOf(steppedIndex(position, by, pictures.length)), by)}
      />
    )),
  };
}

type StepBy = 1 | -1;

/** Shows the previous or next picture and focuses the same button there. */
function openDialog(id: string, by: StepBy): void {
  const dialog = document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement)) return;
  dialog.showModal();
  dialog.querySelector<HTMLElement>(by === 1 ? "[data-step=next]" : "[data-step=previous]")?.focus();
}

interface EnlargedProps extends LightboxPicture {
  count: number;
  id: string;
  number: number;
  step: (by: StepBy) => void;
}

/** Dialog with an enlarged picture. It opens and closes without scripts; the browser returns the focus. */
function EnlargedPicture({ caption, count, id, image, number, step }: EnlargedProps) {
  const copy = useCopy(controls).pictures;
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);
  const close = () => closeDialog(dialog.current);

  function stepBy(by: StepBy) {
    close();
    step(by);
  }

  function stepByArrowKey({ key }: KeyboardEvent) {
    if (key === "ArrowLeft") stepBy(-1);
    if (key === "ArrowRight") stepBy(1);
  }

  // Clicks on the backdrop hit the dialog itself. A drag that started inside, such as a text selection, does not
  // count.
  const isOnBackdrop = ({ currentTarget, target }: MouseEvent) => target === currentTarget;

  return (
    <dialog
      aria-describedby={`${id}-caption`}
      aria-label={copy.label}
      className={dialogLook}
      closedby="any"
      id={id}
      onBeforeToggle={({ newState }) => reserveScrollbarWidth(newState === "open")}
      // Fallback for browsers without `closedby`.
      onClick={(event) => {
        if (pressedBackdrop.current && isOnBackdrop(event)) close();
      }}
      onKeyDown={stepByArrowKey}
      onMouseDown={(event) => {
        pressedBackdrop.current = isOnBackdrop(event);
      }}
      popover="auto"
      ref={dialog}
    >
      <div className="grid grid-cols-[1fr_auto_auto] items-center gap-3 px-5 pt-4 pb-6 tablet:grid-cols-[8rem_1fr_8rem] tablet:px-6">
        <p aria-hidden="true" className="figures font-display text-title-s tablet:col-span-2">
          {number} / {count}
        </p>
        <Button
          {...dialogCommand.close(id)}
          className="col-start-2 col-end-4 tablet:col-start-3 tablet:justify-self-end"
          onClick={close}
          size="small"
          variant="secondary"
        >
          {copy.close}
          <Icon of={X} />
        </Button>
        <Picture
          className="col-span-full [&_img]:max-h-[calc(100dvh-12rem)] [&_img]:min-h-32"
          fit="contain"
          image={image}
          sizes="100vw"
        />
        <p className={captionLook} id={`${id}-caption`}>
          <span className="sr-only">{fill(copy.position, { number, count })} </span>
          {caption}
        </p>
        {count > 1 && (
          <>
            <StepButton
              className="col-start-2 noscript:hidden tablet:col-start-1 tablet:row-start-3"
              direction="previous"
              label={copy.previous}
              onClick={() => stepBy(-1)}
            />
            <StepButton
              className="col-start-3 noscript:hidden tablet:row-start-3 tablet:justify-self-end"
              direction="next"
              label={copy.next}
              onClick={() => stepBy(1)}
            />
          </>
        )}
      </div>
    </dialog>
  );
}

/** Reserves the width of the scrollbar, which an open dialog hides. `scrollbar-gutter: stable` would change `vw`. */
function reserveScrollbarWidth(isOpen: boolean): void {
  const { clientWidth, style } = document.documentElement;
  style.paddingRight = isOpen ? `${innerWidth - clientWidth}px` : "";
}
