import { lazy, Suspense, useEffect, useRef } from "react";
import { Outlet, useLocation, useMatches } from "react-router";
import { layout } from "~/copy/layout.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { rememberCampaign } from "~/leads/form/campaign.ts";
import { Toasts } from "~/ui/toast.tsx";
import { useReveal } from "~/ui/use-reveal.ts";
import { Footer } from "./footer.tsx";
import { FormLinkBar } from "./form-link-bar.tsx";
import { Header } from "./header.tsx";
import { LoadingOverlay, usePageWait } from "./loading.tsx";
import { useRootData } from "./use-root-data.ts";

const PreviewBar = lazy(async () => {
  const { PreviewBar } = await import("./preview-bar.tsx");
  return { default: PreviewBar };
});

/**
 * Flags in the `handle` of a route: `omitsFooterForm` if the page ends in a form or follows a sent form, and
 * `omitsFooterGrass` if it ends in a drawing of grass. A function gets the loader's data and returns the flag.
 */
type PageFlag = "omitsFooterForm" | "omitsFooterGrass";

export default function SiteLayout() {
  const { isTrial, preview, sampleLine } = useRootData();
  const isWaiting = usePageWait();
  const matches = useMatches();
  const pageHas = (flag: PageFlag) =>
    matches.some(({ handle, loaderData }) => hasFlag(handle, flag, loaderData));
  const withForm = !pageHas("omitsFooterForm");
  const main = useFocusOnNavigation();
  useReveal(useLocation().pathname);
  useEffect(rememberCampaign, []);
  return (
    <>
      <a
        className="absolute top-2 left-gutter z-50 -translate-y-[calc(100%+1rem)] rounded-part bg-fill px-6 py-3 font-semibold text-on-fill focus:translate-y-0"
        href="#content"
      >
        {useCopy(layout).skip}
      </a>
      {preview && (
        <Suspense>
          <PreviewBar />
        </Suspense>
      )}
      {isTrial && <aside className="bg-gold px-gutter py-2 text-center text-ink text-s">{sampleLine}</aside>}
      <Header />
      {isWaiting && <LoadingOverlay />}
      <div inert={isWaiting}>
        <main id="content" ref={main} tabIndex={-1}>
          <Outlet />
          {withForm && <FormLinkBar fieldId="project-question-name" />}
        </main>
        <Footer withForm={withForm} withGrass={!pageHas("omitsFooterGrass")} />
      </div>
      <Toasts />
    </>
  );
}

function hasFlag(handle: unknown, flag: PageFlag, loaderData: unknown): boolean {
  if (typeof handle !== "object" || handle === null) return false;
  const value: unknown = Reflect.get(handle, flag);
  return value === true || (typeof value === "function" && value(loaderData) === true);
}

/** Moves the focus to the new page, or to the section that the link names, as the browser does on a full load. */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const { hash, key, pathname } = useLocation();
  const shown = useRef({ key, pathname });

  useEffect(() => {
    const last = shown.current;
    if (last.key === key) return;
    shown.current = { key, pathname };
    const section = hash ? document.getElementById(hash.slice(1)) : null;
    if (section?.contains(document.activeElement)) return;
    // Sections take the focus only with a tab index.
    if (section && section.tabIndex < 0) section.tabIndex = -1;
    const target = section ?? (last.pathname === pathname ? null : main.current);
    target?.focus({ preventScroll: true });
  }, [hash, key, pathname]);

  return main;
}
