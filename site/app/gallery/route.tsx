import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { contentOf } from "~/content/content-context.server.ts";
import { renderMarkdown } from "~/content/markdown/markdown.server.ts";
import { ownPicture } from "~/content/media/own-pictures.server.ts";
import { leadAction } from "~/leads/intake/lead-action.server.ts";
import { TextLink } from "~/ui/links.tsx";
import { requireGallery } from "./gallery-only.server.ts";
import { Actions } from "./parts/actions.tsx";
import { Figures } from "./parts/figures.tsx";
import { Forms } from "./parts/forms.tsx";
import { Lists } from "./parts/lists.tsx";
import { Pictures } from "./parts/pictures.tsx";
import { PostText } from "./parts/post-text.tsx";
import { Sections } from "./parts/sections.tsx";
import { sampleText } from "./sample-text.ts";
import "./gallery.css";

export { leadClientAction as clientAction } from "~/leads/form/lead-client-action.ts";
export { leadHeaders as headers } from "~/leads/intake/lead-action.server.ts";

export const handle = { omitsFooterForm: true };

const postCount = 3;

export function action(args: ActionFunctionArgs) {
  requireGallery(args);
  return leadAction(args);
}

export async function loader({ context, url }: LoaderFunctionArgs) {
  requireGallery({ context, url });
  const { version: _, newslettersRefused: __, posts, ...content } = contentOf(context);
  const { html: textHtml } = await renderMarkdown(sampleText, {
    picture: async (url) => (url === "planting-strip.webp" ? ownPicture("planting-strip") : null),
  });
  return { ...content, posts: posts.all.slice(0, postCount), textHtml };
}

export function meta() {
  return [{ title: "Components" }, { name: "robots", content: "noindex" }];
}

/**
 * Shared components in their variants and states, with the site's content. Served only with GALLERY=1, by `npm run
 * gallery` and in tests.
 */
export default function Gallery() {
  const content = useLoaderData<typeof loader>();
  return (
    <>
      <div className="gallery-head wrap">
        <h1>Components</h1>
        <TextLink to="/gallery/error">Error screen</TextLink>
      </div>
      <Actions />
      <Forms />
      <Figures content={content} />
      <Pictures content={content} />
      <Lists newsletters={content.newsletters} posts={content.posts} />
      <PostText html={content.textHtml} />
      <Sections content={content} />
    </>
  );
}
