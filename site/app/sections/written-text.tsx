import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useNavigate } from "react-router";
import { keepTableRoles } from "~/ui/keep-table-roles.ts";
import { isUnmodifiedClick } from "~/ui/links.tsx";
import { YouTubePlayer } from "~/ui/video.tsx";
import "./prose.css";

/**
 * An editor's text. `html` was sanitized when its entry was read. Videos play in place; internal links navigate
 * client-side.
 */
export function WrittenText({ html }: { html: string }) {
  const body = useRef<HTMLDivElement>(null);
  const [playingVideos, setPlayingVideos] = useState<readonly ReturnType<typeof videoOf>[]>([]);
  const navigate = useNavigate();
  // With a new object, React would set the HTML again and remove a playing video.
  const content = useMemo(() => ({ __html: html }), [html]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text has new links and tables.
  useEffect(() => {
    // With scripts, video links play here: give them the role of buttons, and remove "(opens in a new tab)".
    for (const link of body.current?.querySelectorAll("a[data-youtube]") ?? []) {
      link.role = "button";
      link.querySelector(":scope > .sr-only")?.remove();
    }
    for (const table of body.current?.querySelectorAll("table") ?? []) keepTableRoles(table);
  }, [html]);

  const followOrPlay = useEffectEvent((event: MouseEvent) => {
    const link = linkOf(event);
    if (!link || !isUnmodifiedClick(event)) return;
    if (link.dataset.youtube) {
      event.preventDefault();
      const video = videoOf(link, link.dataset.youtube);
      video.panel.replaceChildren();
      setPlayingVideos((others) => [...others, video]);
    } else if (isInnerPage(link)) {
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash);
    }
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    body.current?.addEventListener("click", (event) => followOrPlay(event), { signal });
    body.current?.addEventListener("keydown", clickOnSpace, { signal });
    return () => listening.abort();
  }, []);

  return (
    <>
      <div
        className="prose"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made from Markdown and sanitized on the server.
        dangerouslySetInnerHTML={content}
        ref={body}
      />
      {playingVideos.map(({ panel, title, youtubeId }, index) =>
        createPortal(<YouTubePlayer title={title} youtubeId={youtubeId} />, panel, String(index)),
      )}
    </>
  );
}

/** Returns the link that an event happened in. */
function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest("a") : null;
}

function clickOnSpace(event: KeyboardEvent): void {
  const link = linkOf(event);
  if (event.key !== " " || !link?.dataset.youtube) return;
  event.preventDefault();
  link.click();
}

/** Returns the video of a link, with the panel in which its player replaces the link. */
function videoOf(link: HTMLElement, youtubeId: string) {
  const title = link.querySelector(".video-title")?.textContent ?? "Video";
  return { panel: link.parentElement ?? link, title: title.replace(/^Play: /, ""), youtubeId };
}

/** Returns true if the link leads to a page of this site, not to a fragment or a file. */
function isInnerPage(link: HTMLAnchorElement): boolean {
  const isFile = /\.[^/]*$/.test(link.pathname);
  const isFragment = link.getAttribute("href")?.startsWith("#");
  return link.origin === location.origin && link.target === "" && !isFile && !isFragment;
}
