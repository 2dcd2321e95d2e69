/** Cards that are being turned over: until their faces are seen, nothing else at the table tells what they are. */
class Suspense {
  isOn = $state(false)
}

export const suspense = new Suspense()
