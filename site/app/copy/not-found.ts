import { defineCopy } from "./copy.ts";

export const notFound = defineCopy("notFound", {
  meta: {
    title: "Page not found",
    description:
      "There is no page at this address. Go to the home page, current projects, search or contact.",
    keywords: ["page not found"],
  },
  status: "404",
  title: "Nothing is built at this address.",
  text: "The page may have moved. Try one of these:",
  home: "Go to the home page",
});
