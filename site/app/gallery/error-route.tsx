/** A page that cannot be shown: the error screen of the whole site stands in its place. */
export function loader() {
  throw new Response(null, { status: 503, statusText: "Service Unavailable" });
}

export default function ErrorScreenExample() {
  return null;
}
