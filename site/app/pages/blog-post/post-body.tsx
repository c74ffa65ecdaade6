import { useRef } from "react";
import { useInnerLinks } from "./use-inner-links.ts";
import { useVideoPanels } from "./use-video-panels.ts";
import "./prose.css";
import "./prose-parts.css";

/** The text of a post. `html` has been sanitised where the post was read. */
export function PostBody({ html }: { html: string }) {
  const body = useRef<HTMLDivElement>(null);
  useInnerLinks(body);
  useVideoPanels(body, html);
  return (
    <div
      className="prose"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made from Markdown and sanitised on the server.
      dangerouslySetInnerHTML={{ __html: html }}
      ref={body}
    />
  );
}
