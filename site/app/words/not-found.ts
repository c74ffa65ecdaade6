import type { Words } from "./words.ts";

export const notFound = {
  meta: {
    title: "Page not found",
    description:
      "There is no page at this address. The home page, current projects and contact are a click away.",
    keywords: ["page not found"],
  },
  status: "404",
  title: "Nothing is built at this address.",
  text: "The page may have moved. These are where most people are going.",
  home: "Go to the home page",
  projects: "Current projects",
  search: "Search",
  contact: "Contact",
} as const satisfies Words;
