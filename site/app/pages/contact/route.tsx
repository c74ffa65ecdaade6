import { pageMeta } from "~/seo/page-meta.ts";
import type { Route } from "./+types/route.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    { title: "Contact", description: "Contact", keywords: ["multifamily"], path: "/contact" },
    matches[0].loaderData,
  );
}

export default function Page() {
  return <h1>Contact</h1>;
}
