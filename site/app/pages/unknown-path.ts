import { redirect } from "react-router";

/** Any unknown path redirects to /404 (specification, section 2). */
export function loader() {
  return redirect("/404");
}
