import { newsletterUid, postUid } from "../content-types";
import { describePicture } from "./hints";
import type { Field, View } from "./view";

const publicationDate: Field = {
  label: "Publication date",
  hint: "Set at the first publish and kept from then on. Change it only to give an older text its real date.",
};

const publishAt: Field = {
  label: "Publish at",
  hint: "The saved draft is published at this time by itself, and the field is emptied. Leave it empty to publish by hand.",
};

export const postViews: View[] = [
  {
    uid: postUid,
    mainField: "title",
    sort: { by: "updatedAt", order: "DESC" },
    pageSize: 20,
    columns: ["title", "category", "publicationDate"],
    rows: [
      [["title", 12]],
      [["slug", 12]],
      [["excerpt", 12]],
      [["body", 12]],
      [["image", 12]],
      [
        ["author", 6],
        ["category", 6],
      ],
      [
        ["publicationDate", 6],
        ["publishAt", 6],
      ],
    ],
    fields: {
      title: { label: "Title" },
      slug: {
        label: "Address",
        hint: "The part after /blog/. Leave it empty to have it made from the title. When it changes later, the old address leads to the new one.",
      },
      excerpt: { label: "Summary", hint: "One or two sentences for lists and search engines." },
      body: {
        label: "Text",
        hint: 'Markdown: headings start with ##; tables, lists, code and footnotes ([^1] in the text, [^1]: below it) are possible. A picture takes a caption in quotes after its address: ![what it shows](address "caption"). A link to a YouTube video alone on its line becomes a player.',
      },
      image: { label: "Picture", hint: describePicture },
      author: { label: "Author" },
      category: {
        label: "Category",
        hint: "One that other posts have, or a new one, e.g. Taxes. Leave it empty if none fits.",
      },
      publicationDate,
      publishAt,
    },
  },
  {
    uid: newsletterUid,
    mainField: "name",
    sort: { by: "publicationDate", order: "DESC" },
    pageSize: 20,
    columns: ["name", "headline", "pdf", "publicationDate"],
    rows: [
      [["name", 12]],
      [["headline", 12]],
      [["pdf", 12]],
      [
        ["publicationDate", 6],
        ["publishAt", 6],
      ],
    ],
    fields: {
      name: { label: "Issue", hint: "Month and year, e.g. November 2026. Shown as the tab." },
      headline: { label: "Headline", hint: "What the issue is about." },
      pdf: { label: "PDF" },
      publicationDate,
      publishAt,
    },
  },
];
