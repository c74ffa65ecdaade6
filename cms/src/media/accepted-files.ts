export const maxUploadBytes = 50 * 1024 * 1024;

interface FileKind {
  type: string;
  /** Pattern of the first bytes, each read as one character (Latin-1). */
  signature: RegExp;
}

const jpeg = { type: "image/jpeg", signature: /^\xff\xd8\xff/ };
const mp4 = { type: "video/mp4", signature: /^.{4}ftyp/s };

/** Accepted files by extension. No SVG: uploads share the panel's origin, and SVG may contain scripts. */
export const acceptedFiles: Readonly<Record<string, FileKind>> = {
  avif: { type: "image/avif", signature: /^.{4}ftyp.{0,20}avi[fs]/s },
  gif: { type: "image/gif", signature: /^GIF8/ },
  jpeg,
  jpg: jpeg,
  m4v: mp4,
  // An ID3 tag, or the sync bits of the first frame.
  mp3: { type: "audio/mpeg", signature: /^(?:ID3|\xff[\xe0-\xff])/ },
  mp4,
  pdf: { type: "application/pdf", signature: /^%PDF-/ },
  png: { type: "image/png", signature: /^\x89PNG\r\n/ },
  vtt: { type: "text/vtt", signature: /^(?:\xef\xbb\xbf)?WEBVTT/ },
  webp: { type: "image/webp", signature: /^RIFF.{4}WEBP/s },
};

export const acceptedTypes = [...new Set(Object.values(acceptedFiles).map(({ type }) => type))];
export const pictureTypes = acceptedTypes.filter((type) => type.startsWith("image/"));

export const heicAdvice =
  "is in HEIC, a phone format, which browsers cannot show. Export it as JPEG and upload the new file.";

export const fileExtension = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";

/** Returns why the name or size of a file forbids its upload, and what to do; undefined if they allow it. */
export function describeUploadProblem({ name, size }: { name: string; size: number }): string | undefined {
  const extension = fileExtension(name);
  if (["heic", "heif"].includes(extension)) return `“${name}” ${heicAdvice}`;
  if (!Object.hasOwn(acceptedFiles, extension)) {
    return `“${name}” cannot be uploaded. Export a picture as JPEG or PNG, a document as PDF, a video as MP4 or a recording as MP3, and upload the new file.`;
  }
  if (size <= maxUploadBytes) return undefined;
  return `“${name}” is ${Math.ceil(size / 1024 / 1024)} MB. The limit is ${maxUploadBytes / 1024 / 1024} MB. Make the file smaller and upload it again.`;
}

/** Like `describeUploadProblem`, for a place that shows only pictures. */
export function describePictureProblem(file: { name: string; size: number }): string | undefined {
  const type = acceptedFiles[fileExtension(file.name)]?.type;
  if (type === undefined || type.startsWith("image/")) return describeUploadProblem(file);
  return `“${file.name}” is not a picture. Upload it to the media library and link to it.`;
}
