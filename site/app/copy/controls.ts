import { defineCopy } from "./copy.ts";

/** Labels of controls on any page; most are read by screen readers only. */
export const controls = defineCopy("controls", {
  newTab: "(opens in a new tab)",
  contents: "On this page",
  slides: {
    pause: "Pause slides",
    play: "Play slides",
    previous: "Previous slide",
    next: "Next slide",
    position: "Slide {number} of {count}",
    slide: "{number} of {count}",
  },
  pictures: {
    enlarge: "Enlarge: {caption}",
    label: "Enlarged picture",
    previous: "Previous picture",
    next: "Next picture",
    position: "Picture {number} of {count}:",
    close: "Close",
  },
  video: { play: "Play", transcript: "Transcript", captions: "English" },
  pagination: {
    label: "Pages",
    page: "Page {number}",
    newer: "Newer",
    older: "Older",
  },
  messages: { label: "Messages", close: "Close this message" },
});
