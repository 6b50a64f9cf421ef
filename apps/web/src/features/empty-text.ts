/** What a searchable list says when it has nothing to offer. */
export function emptyText({ failed }: { readonly failed: boolean }): string {
  return failed ? 'The search did not work. Type on to try again.' : 'No matches';
}
