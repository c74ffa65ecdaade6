import type { Words } from "./words.ts";

export const notFound = {
  status: "404",
  title: "Nothing is built at this address.",
  text: "The page may have moved. These are where most people are going.",
  home: "Go to the home page",
  projects: "Current projects",
  search: "Search",
  contact: "Contact",
} as const satisfies Words;
