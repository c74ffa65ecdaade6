import { Maximize2 } from "lucide-react";
import { Icon } from "./icon.tsx";
import { largestFile } from "./largest-file.ts";
import { LinkButton } from "./link-button.tsx";
import { Picture, type PictureFile } from "./picture.tsx";
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
  return (
    <div className={className ? `enlargeable ${className}` : "enlargeable"}>
      <Picture image={image} sizes={sizes} />
      <LinkButton
        className="enlarge"
        href={largestFile(image)}
        onPress={(link) => {
          // Safari gives a pressed link no focus, and the dialog would have nowhere to return it to.
          link.focus({ preventScroll: true });
          onEnlarge();
        }}
        opens="dialog"
      >
        <Icon of={Maximize2} />
        <span className="sr-only">Enlarge: {caption}</span>
      </LinkButton>
    </div>
  );
}
