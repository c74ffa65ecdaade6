import { X } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from "react";
import { Button, StepButton } from "./button.tsx";
import { holdPage } from "./hold-page.ts";
import { Icon } from "./icon.tsx";
import { Picture, type PictureFile } from "./picture.tsx";

import { steppedIndex } from "./stepped-index.ts";
import "./lightbox.css";

export interface CaptionedPicture {
  readonly caption: string;
  readonly image: PictureFile;
}

interface LightboxProps {
  readonly images: readonly CaptionedPicture[];
  /** Which picture is shown, counted from 0; closed when null. */
  readonly index: number | null;
  readonly onClose: () => void;
  readonly onIndexChange: (index: number) => void;
}

/** Pictures enlarged above the page. The browser keeps the focus inside and returns it to what opened it. */
export function Lightbox({ images, index, onClose, onIndexChange }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOverlay = useRef(false);
  const isOpen = index !== null;
  const shown = isOpen ? images[index] : undefined;

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (isOpen) element.showModal();
    else element.close();
  }, [isOpen]);

  useEffect(() => {
    if (isOpen) return holdPage();
  }, [isOpen]);

  function step(by: 1 | -1) {
    if (isOpen) onIndexChange(steppedIndex(index, by, images.length));
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
      aria-label="Enlarged picture"
      className="lightbox ground-evergreen"
      onClick={(event) => {
        if (pressedOverlay.current && isOnOverlay(event)) dialog.current?.close();
      }}
      onClose={onClose}
      onKeyDown={stepByArrowKey}
      onMouseDown={(event) => {
        pressedOverlay.current = isOnOverlay(event);
      }}
      ref={dialog}
    >
      {isOpen && shown && (
        <div className="lightbox-content">
          <p aria-hidden="true" className="lightbox-count figures">
            {index + 1} / {images.length}
          </p>
          <Button
            className="lightbox-close"
            onClick={() => dialog.current?.close()}
            size="small"
            variant="secondary"
          >
            Close
            <Icon of={X} />
          </Button>
          <Picture className="lightbox-picture" image={shown.image} key={shown.image.src} sizes="100vw" />
          <p aria-live="polite" className="lightbox-caption">
            <span className="sr-only">
              Picture {index + 1} of {images.length}:{" "}
            </span>
            {shown.caption}
          </p>
          {images.length > 1 && (
            <>
              <StepButton
                className="lightbox-previous"
                direction="previous"
                onClick={() => step(-1)}
                thing="picture"
              />
              <StepButton
                className="lightbox-next"
                direction="next"
                onClick={() => step(1)}
                thing="picture"
              />
            </>
          )}
        </div>
      )}
    </dialog>
  );
}
