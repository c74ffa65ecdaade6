import type { Field } from "./view";

/** The end of the hint to a field that is seeded with what nobody has confirmed. */
export const sample = "What it holds at first is a sample: sponsor to confirm.";

export const order: Field = {
  label: "Place in the list",
  hint: "Lower numbers come first; 15 comes between 10 and 20.",
};

export const videoId: Field = {
  label: "YouTube id",
  hint: "The eleven characters after “v=” in the video’s address, e.g. dQw4w9WgXcQ. Nothing is loaded from YouTube before a visitor presses play.",
};

export const videoNote: Field = {
  label: "Note",
  hint: "Its length and captions, e.g. 2 min 40 s, captions. Loads from YouTube when you press play.",
};

export const webAddress = "A whole address, e.g. https://www.example.com/.";

export const describePicture =
  "Describe it under “Alternative text” in the media library, for readers who cannot see it.";
