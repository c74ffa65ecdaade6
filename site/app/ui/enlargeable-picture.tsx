import { Maximize2 } from "lucide-react";
import { Icon } from "./icon.tsx";
import { largestFile } from "./largest-file.ts";
import { Picture, type PictureFile } from "./picture.tsx";
import { useHydrated } from "./use-hydrated.ts";
import "./enlargeable-picture.css";

interface EnlargeablePictureProps {
  readonly caption: string;
  /** Give it an aspect ratio to crop the picture. */
  readonly className?: string;
  readonly image: PictureFile;
  readonly onEnlarge: () => void;
  /** How wide it stands in the layout, as in the attribute of that name. */
  readonly sizes: string;
}

/** A picture that opens enlarged; without JavaScript it is a link to its large file. */
export function EnlargeablePicture({ caption, className, image, onEnlarge, sizes }: EnlargeablePictureProps) {
  const hydrated = useHydrated();
  const label = (
    <>
      <Icon of={Maximize2} />
      <span className="sr-only">Enlarge: {caption}</span>
    </>
  );
  return (
    <div className={className ? `enlargeable ${className}` : "enlargeable"}>
      <Picture image={image} sizes={sizes} />
      {hydrated ? (
        <button
          aria-haspopup="dialog"
          className="enlarge"
          onClick={({ currentTarget }) => {
            // Safari gives a pressed button no focus, and the dialog would have nowhere to return it to.
            currentTarget.focus({ preventScroll: true });
            onEnlarge();
          }}
          type="button"
        >
          {label}
        </button>
      ) : (
        <a className="enlarge" href={largestFile(image)}>
          {label}
        </a>
      )}
    </div>
  );
}
