import { lazy, Suspense, useEffect, useRef } from "react";
import { Outlet, useLocation, useMatches } from "react-router";
import { layout } from "~/copy/layout.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { rememberCampaign } from "~/leads/form/campaign.ts";
import { Toasts } from "~/ui/toast.tsx";
import { useReveal } from "~/ui/use-reveal.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { LoadingOverlay, usePageWait } from "./loading.tsx";
import { PhoneBar } from "./phone-bar.tsx";
import { useRootData } from "./use-root-data.ts";

const PreviewBar = lazy(async () => {
  const { PreviewBar } = await import("./preview-bar.tsx");
  return { default: PreviewBar };
});

/** Exported by a route as `handle`; each value is true, or a function of the loader's data that returns true. */
interface PageHandle {
  /** True if the page ends in a form: the footer then omits its form. */
  readonly endsInForm: unknown;
  /** True if visitors reach the page by sending a form: the footer then omits its form. */
  readonly endsInThanks: unknown;
  /** True if the page ends in a drawing of grass: the footer then omits its drawing. */
  readonly endsInGrassDrawing: unknown;
}

export default function SiteLayout() {
  const { isTrial, preview, sampleLine } = useRootData();
  const isWaiting = usePageWait();
  const matches = useMatches();
  const pageHas = (flag: keyof PageHandle) =>
    matches.some(({ handle, loaderData }) => hasFlag(handle, flag, loaderData));
  const withClosing = !(pageHas("endsInForm") || pageHas("endsInThanks"));
  const main = useFocusOnNewPage();
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
          {withClosing && <PhoneBar field="project-question-name" />}
        </main>
        <Footer withClosing={withClosing} withGrass={!pageHas("endsInGrassDrawing")} />
      </div>
      <Toasts />
    </>
  );
}

function hasFlag(handle: unknown, flag: keyof PageHandle, loaderData: unknown): boolean {
  if (typeof handle !== "object" || handle === null) return false;
  const value: unknown = Reflect.get(handle, flag);
  return value === true || (typeof value === "function" && value(loaderData) === true);
}

/** Moves the focus to the new page after a client-side navigation, as a full load would. */
function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null);
  const { hash, pathname } = useLocation();
  const shownPath = useRef(pathname);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    if (!hash) main.current?.focus({ preventScroll: true });
  }, [hash, pathname]);

  return main;
}
