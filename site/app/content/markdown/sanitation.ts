import type { Options } from "rehype-sanitize";

const ownPath = /^\/[\w-][\w./-]*$/;
const ownPaths = /^(?:\/[\w-][\w./-]* \d+w(?:, |$))+$/;
const noteId = /^user-content-fn/;

/** Elements and attributes allowed in a text: exactly what the earlier steps produce. */
export const sanitizeOptions: Options = {
  ancestors: Object.fromEntries(["tbody", "td", "th", "thead", "tr"].map((part) => [part, ["table"]])),
  attributes: {
    a: [
      "ariaLabel",
      "dataFootnoteBackref",
      "dataFootnoteRef",
      ["className", "anchor", "data-footnote-backref", "video-play"],
      ["dataYoutube", /^[\w-]{11}$/],
      "href",
      ["id", noteId],
      ["rel", "noopener", "noreferrer"],
      ["target", "_blank"],
    ],
    div: [
      ["ariaLabel", "Table"],
      ["className", "anchored", "code-block", "table-narrow", "table-scroll", "video", "video-panel"],
      ["role", "group"],
      ["tabIndex", 0],
    ],
    h2: ["id", ["className", "notes-title"]],
    h3: ["id"],
    h4: ["id"],
    img: ["alt", ["decoding", "async"], "height", ["loading", "lazy"], ["src", ownPath], "width"],
    li: [
      ["className", "task-list-item"],
      ["id", noteId],
    ],
    ol: ["start", ["className", "contains-task-list"]],
    p: [["className", "code-language"]],
    pre: ["ariaLabel", ["role", "group"], ["tabIndex", 0]],
    section: [["className", "footnotes"], "dataFootnotes"],
    source: ["sizes", ["srcSet", ownPaths], ["type", "image/avif", "image/webp"]],
    span: [["className", "sr-only", "task-done", "task-mark", "video-circle", "video-note", "video-title"]],
    td: ["dataL", ["className", "align-center", "align-left", "align-right"]],
    th: ["dataL", ["scope", "col", "row"], ["className", "align-center", "align-left", "align-right"]],
    ul: [["className", "contains-task-list"]],
  },
  clobber: [],
  clobberPrefix: "",
  protocols: { href: ["http", "https", "mailto", "tel"] },
  required: {},
  strip: ["script", "style"],
  tagNames: [
    ...["a", "blockquote", "br", "del", "em", "li", "ol", "p", "span", "strong", "ul"],
    ...["h2", "h3", "h4", "hr", "section", "sup"],
    ...["table", "tbody", "td", "th", "thead", "tr"],
    ...["code", "div", "figcaption", "figure", "img", "picture", "pre", "source"],
  ],
};
