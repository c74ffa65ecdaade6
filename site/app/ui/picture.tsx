import { preload } from "react-dom";

interface PictureSource {
  readonly srcSet: string;
  readonly type: "image/avif" | "image/webp";
}

export interface PictureFile {
  readonly alt: string;
  readonly height: number;
  readonly sources: readonly PictureSource[];
  readonly src: string;
  readonly width: number;
}

interface PictureProps {
  /** Give it an aspect ratio to crop the picture. */
  readonly className?: string;
  readonly image: PictureFile;
  /** The page's largest picture: fetched first instead of when it comes near. */
  readonly priority?: boolean;
  /** How wide it stands in the layout, as in the attribute of that name. */
  readonly sizes: string;
}

export function Picture({ className, image, priority = false, sizes }: PictureProps) {
  const [best] = image.sources;
  if (priority && best) {
    preload(image.src, {
      as: "image",
      fetchPriority: "high",
      imageSizes: sizes,
      imageSrcSet: best.srcSet,
      type: best.type,
    });
  }
  return (
    <picture className={className ? `picture ${className}` : "picture"}>
      {image.sources.map((source) => (
        <source key={source.type} sizes={sizes} srcSet={source.srcSet} type={source.type} />
      ))}
      <img
        alt={image.alt}
        decoding={priority ? "auto" : "async"}
        fetchPriority={priority ? "high" : "auto"}
        height={image.height}
        loading={priority ? "eager" : "lazy"}
        src={image.src}
        width={image.width}
      />
    </picture>
  );
}
