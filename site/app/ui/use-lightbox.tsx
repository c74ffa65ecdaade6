import { useState } from "react";
import { type CaptionedPicture, Lightbox } from "./lightbox.tsx";

/** Lets pictures be enlarged: put `lightbox` anywhere on the page, and call `enlarge` with a picture's position. */
export function useLightbox(images: readonly CaptionedPicture[]) {
  const [shown, setShown] = useState<number | null>(null);
  return {
    enlarge: setShown,
    lightbox: (
      <Lightbox images={images} index={shown} onClose={() => setShown(null)} onIndexChange={setShown} />
    ),
  };
}
