/* Included before every C file: what mypyc asks of Python all the time, with the usual answer first.
 *
 * - Is this object of that class, or of one below it? Python walks along the list of all parents; the
 *   class itself or its first parent is the answer nearly always.
 * - Is this number in that list or tuple? Python compares objects; small numbers are compared as such.
 * - The bytes of a list of small numbers: Python asks each of them whether it is a number.
 * - A field of a native object whose class is not known: Python looks through the class every time;
 *   the place that asks keeps where it found it, for as long as the class stays as it is.
 * - What becomes of an object that nobody needs any more: Python puts it off where things lie deep in
 *   one another, and notes that in what its collector keeps before an object. Values that can be in
 *   no circle have nothing there, so the note would be written over something else: they go at once.
 *   Lists, tuples and dictionaries between them are still put off.
 *
 * Whatever is out of the ordinary is left to Python.
 */
#ifndef SHAMBLER_SHORTCUTS_H
#define SHAMBLER_SHORTCUTS_H
#ifndef PY_SSIZE_T_CLEAN
#define PY_SSIZE_T_CLEAN
#endif
#include <Python.h>

static inline int shambler_type_check(PyObject *object, PyTypeObject *wanted) {
    PyTypeObject *type = Py_TYPE(object);
    return type == wanted || type->tp_base == wanted || PyType_IsSubtype(type, wanted);
}

/* A number from 0 to 2**30 - 1, or -1: something else. */
static inline long shambler_small(PyObject *object) {
    if (!PyLong_CheckExact(object))
        return -1;
#if PY_VERSION_HEX >= 0x030C0000
    uintptr_t tag = ((PyLongObject *)object)->long_value.lv_tag; /* digits << 3, and the sign */
    if (tag >> 3 == 0)
        return 0;
    return tag >> 3 == 1 && (tag & 3) == 0 ? (long)((PyLongObject *)object)->long_value.ob_digit[0] : -1;
#else
    Py_ssize_t digits = Py_SIZE(object);
    if (digits == 0)
        return 0;
    return digits == 1 ? (long)((PyLongObject *)object)->ob_digit[0] : -1;
#endif
}

static inline int shambler_contains(PyObject *values, PyObject *wanted) {
    long number = shambler_small(wanted);
    if (number >= 0 && (PyList_CheckExact(values) || PyTuple_CheckExact(values))) {
        PyObject **items = PySequence_Fast_ITEMS(values);
        Py_ssize_t count = PySequence_Fast_GET_SIZE(values), at = 0;
        while (at < count && PyLong_CheckExact(items[at])) {
            if (shambler_small(items[at]) == number)
                return 1;
            at++;
        }
        if (at == count)
            return 0;
    }
    return PySequence_Contains(values, wanted);
}

static inline PyObject *shambler_bytes(PyObject *values) {
    if (!PyList_CheckExact(values))
        return PyBytes_FromObject(values);
    Py_ssize_t count = PyList_GET_SIZE(values);
    PyObject *made = PyBytes_FromStringAndSize(NULL, count);
    if (made == NULL)
        return NULL;
    char *text = PyBytes_AS_STRING(made);
    for (Py_ssize_t at = 0; at < count; at++) {
        long number = shambler_small(PyList_GET_ITEM(values, at));
        if (number < 0 || number > 255) { /* Python knows what to say */
            Py_DECREF(made);
            return PyBytes_FromObject(values);
        }
        text[at] = (char)number;
    }
    return made;
}

typedef struct {
    PyTypeObject *type;
    unsigned int version;
    PyObject *name; /* kept, so that no other text comes to lie there */
    PyGetSetDef *field;
} shambler_place;

static inline PyObject *shambler_getattr(shambler_place *place, PyObject *object, PyObject *name) {
    PyTypeObject *type = Py_TYPE(object);
    if (type == place->type && type->tp_version_tag == place->version && name == place->name)
        return place->field->get(object, place->field->closure);
    if (type->tp_getattro == PyObject_GenericGetAttr) {
        PyObject *found = _PyType_Lookup(type, name); /* borrowed; gives the class a version */
        if (found != NULL && Py_IS_TYPE(found, &PyGetSetDescr_Type) && type->tp_version_tag != 0 &&
            ((PyGetSetDescrObject *)found)->d_getset->get != NULL &&
            PyType_IsSubtype(type, ((PyDescrObject *)found)->d_type)) {
            place->type = type;
            place->version = type->tp_version_tag;
            Py_INCREF(name);
            Py_XSETREF(place->name, name);
            place->field = ((PyGetSetDescrObject *)found)->d_getset;
        }
    }
    return PyObject_GetAttr(object, name);
}

#undef Py_TRASHCAN_BEGIN
#undef Py_TRASHCAN_END
#define Py_TRASHCAN_BEGIN(object, dealloc) do {
#define Py_TRASHCAN_END } while (0);
#undef PyObject_TypeCheck
#define PyObject_TypeCheck(object, wanted) \
    shambler_type_check((PyObject *)(object), (PyTypeObject *)(wanted))
#define PySequence_Contains(values, wanted) shambler_contains(values, wanted)
#define PyBytes_FromObject(values) shambler_bytes(values)
#if defined(__GNUC__) && !defined(Py_GIL_DISABLED)
#define PyObject_GetAttr(object, name) \
    (__extension__({ \
        static shambler_place shambler_here; \
        shambler_getattr(&shambler_here, (object), (name)); \
    }))
#endif
#endif
