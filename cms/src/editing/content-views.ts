import type { Field, View } from "./view";

const publicationDate: Field = {
  label: "Publication date",
  hint: "Set at the first publish and kept from then on. Change it only to give an older text its real date; it does not schedule anything.",
};

export const contentViews: View[] = [
  {
    uid: "api::mail-box-money-blog.mail-box-money-blog",
    mainField: "title",
    sort: { by: "publicationDate", order: "DESC" },
    pageSize: 20,
    columns: ["image", "title", "publicationDate"],
    rows: [
      [["title", 12]],
      [["slug", 12]],
      [["excerpt", 12]],
      [["body", 12]],
      [["image", 12]],
      [
        ["author", 6],
        ["publicationDate", 6],
      ],
    ],
    fields: {
      title: { label: "Title" },
      slug: {
        label: "Address",
        hint: "The part after /blog/. Leave it empty to have it made from the title. Changing it later breaks links to the post.",
      },
      excerpt: { label: "Summary", hint: "One or two sentences for lists and search engines." },
      body: { label: "Text", hint: "Markdown." },
      image: {
        label: "Picture",
        hint: "Describe it under “Alternative text” for readers who cannot see it.",
      },
      author: { label: "Author" },
      publicationDate,
    },
  },
  {
    uid: "api::mailbox-money-newsletter.mailbox-money-newsletter",
    mainField: "name",
    sort: { by: "publicationDate", order: "DESC" },
    pageSize: 20,
    columns: ["name", "headline", "pdf", "publicationDate"],
    rows: [
      [
        ["name", 6],
        ["publicationDate", 6],
      ],
      [["headline", 12]],
      [["pdf", 12]],
    ],
    fields: {
      name: { label: "Issue", hint: "Month and year, e.g. November 2026. Shown as the tab." },
      headline: { label: "Headline", hint: "What the issue is about." },
      pdf: { label: "PDF" },
      publicationDate,
    },
  },
];
