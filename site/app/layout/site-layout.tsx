import { useEffect, useRef } from "react";
import { Outlet, useLocation, useMatches } from "react-router";
import { Toasts } from "~/ui/toast.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Loading } from "./loading.tsx";
import { usePageWait } from "./use-page-wait.ts";

/** What stands around every page. A route that ends in a form says so: `handle = { endsInForm: true }`. */
export default function SiteLayout() {
  const isWaiting = usePageWait();
  const endsInForm = useMatches().some(({ handle }) => saysItEndsInForm(handle));
  const main = useFocusOnNewPage();
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to the content
      </a>
      <Header />
      <main id="content" ref={main} tabIndex={-1}>
        {isWaiting && <Loading />}
        {/* Kept while it waits, so that nothing typed is lost when the navigation is abandoned. */}
        <div hidden={isWaiting}>
          <Outlet />
        </div>
      </main>
      {!isWaiting && <Footer withClosing={!endsInForm} />}
      <Toasts />
    </>
  );
}

function saysItEndsInForm(handle: unknown): boolean {
  return (
    typeof handle === "object" && handle !== null && "endsInForm" in handle && handle.endsInForm === true
  );
}

/** Moves the focus to a page that has replaced another one, as a browser does by itself when it loads a document. */
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
